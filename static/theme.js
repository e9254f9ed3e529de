// Applies the remembered theme before the page is drawn; after that the page itself manages it.
try {
	const theme = localStorage.getItem('plyscope-theme');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
	// Without storage the system's theme applies.
}
