import './base.scss';
import './authoring.scss';
import './focal-point.scss';
// Import order determines the cascade.
import { sheets } from '#site/sheets';
import { themeSheets } from '#site/theme-sheets';

/* The complete style sheet, for pages that cannot inline theirs: the authors' application and AEM's clientlib. */
for (const folder of [...sheets, themeSheets]) folder.keys().forEach(folder);
