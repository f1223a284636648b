/** How many characters search engines show of a title with the site's name, and of a description. */
export const TITLE_LENGTH = { least: 1, most: 65 } as const;
export const DESCRIPTION_LENGTH = { least: 50, most: 160 } as const;
