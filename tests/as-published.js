const { TestEnvironment } = require('jest-environment-node');

/** For tests that draw the whole site: React as publish has it, without its checks for developers, which take half of the time. */
module.exports = class AsPublished extends TestEnvironment {
  async setup() {
    await super.setup();
    // Of this file alone: Jest gives each its own.
    this.global.process.env.NODE_ENV = 'production';
  }
};
