// Puts the remembered theme on the page before it is drawn; the page itself takes over from there.
try {
	const theme = localStorage.getItem('plyscope-theme');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
	// Without storage the system's theme is worn.
}
