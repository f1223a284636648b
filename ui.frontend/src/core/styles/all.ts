import './base.scss';
import './authoring.scss';
import './focal-point.scss';
// Their order is the cascade's.
import { sheets } from '#site/sheets';
import { themeSheets } from '#site/theme-sheets';

/* The whole style sheet, for pages that cannot inline theirs: the authors' application and AEM's clientlib. */
for (const folder of [...sheets, themeSheets]) folder.keys().forEach(folder);
