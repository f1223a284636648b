/** The features of a site in a project of its own (docs/adr/0040): those that are for any site. Plain JavaScript, for the build. */
const PROJECT_FEATURES = ['forms', 'headless', 'search'];

module.exports = { PROJECT_FEATURES };
