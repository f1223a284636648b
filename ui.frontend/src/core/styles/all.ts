import './base.scss';
import './authoring.scss';
import './focal-point.scss';

/* The whole style sheet, for pages that cannot inline theirs: the authors' application and AEM's clientlib. */
const sheets = require.context('../..', true, /^\.\/(?:core\/components|features\/\w+)\/(\w+)\/\1\.scss$/);
sheets.keys().forEach(sheets);

const themes = require.context('../../sites/ventora/themes', false, /\.scss$/);
themes.keys().forEach(themes);
