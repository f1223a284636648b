/* The site's looks beside its own, a style sheet each. */

export const themeSheets = require.context('./themes', false, /\.scss$/);
