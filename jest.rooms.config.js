const { readdirSync } = require('node:fs');
const path = require('node:path');
const config = require('./jest.config');
const { folder, writeRooms } = require('./scripts/test/rooms');

const patterns = config.testPathIgnorePatterns.map((pattern) => new RegExp(pattern));
// Jest compares whole paths, so a pattern may begin with a slash.
const isTest = (file) => /\.test\.tsx?$/.test(file) && !patterns.some((pattern) => pattern.test(`/${file}`));

const files = config.roots.flatMap((root) => {
  const name = path.basename(root);
  return readdirSync(path.join(__dirname, name), { recursive: true })
    .map((file) => `${name}/${file.replaceAll(path.sep, '/')}`)
    .filter(isTest);
});
writeRooms(files, process.env.TEST_TURN);

/** For `npm test`: all tests of jest.config.js, in files that share their modules (scripts/test/rooms.js). */
module.exports = {
  ...config,
  roots: [folder],
  setupFilesAfterEnv: [...config.setupFilesAfterEnv, '<rootDir>/scripts/test/second-try.js'],
  testMatch: ['**/*.test.js'],
  testSequencer: '<rootDir>/scripts/test/RoomsInOrder.js',
};
