export {
	PASS_REASONS,
	TABLE_BOUNDS,
	type PassPlan as Pass,
	type PassReason,
	type SearchObserver as FamilyObserver,
	type TableBound
} from '../observer.ts';
