const { TestEnvironment } = require('jest-environment-node');

/** For tests that render the whole site: React's production build, since the development checks take half of the time. */
module.exports = class AsPublished extends TestEnvironment {
  async setup() {
    await super.setup();
    // Affects this test file only: Jest gives each file its own environment.
    this.global.process.env.NODE_ENV = 'production';
  }
};
