export {
	ALGORITHMS as FAMILY,
	ALGORITHM_IDS as FAMILY_IDS,
	algorithmOf as familyOf,
	type AlgorithmId as FamilyId
} from '../registry.ts';
