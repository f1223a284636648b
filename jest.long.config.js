/** Tests that take minutes: `npm run test:all` runs them one by one (scripts/long-tests.js). */
module.exports = { ...require('./jest.config'), testMatch: ['**/*.long.ts'], maxWorkers: 1 };
