const { spawn } = require('node:child_process');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { runBeside } = require('../run-beside');
const { hashOfInputs } = require('./inputs');
const { note, passedWith } = require('./passed');

const root = path.resolve(__dirname, '../..');

/** Failed tests that are named at the end. */
const SHOWN = 30;

/** Runs steps and records each result: its time, and how many of its tests passed. */
class Steps {
  counts = { passed: 0, failed: 0 };
  #lines = [];
  #failures = [];
  #retried = [];

  /** @param isEvery whether to run steps again that passed with the same inputs */
  constructor(isEvery) {
    this.isEvery = isEvery;
  }

  /** Runs a step without a report: it counts as one test. */
  check({ title, command: [program, ...words], inputs }) {
    return this.#unlessPassed(title, inputs, async () => {
      const { ok, said } = await runBeside(program, words);
      console.log(`\n── ${title}\n${said}`);
      return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    });
  }

  /**
   * Runs a step that writes a report, and shows its output at once.
   * @param report its file
   * @param env additional environment variables
   */
  run({ title, command, inputs, count, failures, retried }, report, env = {}) {
    return this.#unlessPassed(
      title,
      inputs,
      async () => {
        console.log(`\n── ${title}`);
        const [program, ...words] = command(report);
        const all = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env };
        const child = spawn(program, words, { cwd: root, stdio: 'inherit', env: all });
        const status = await new Promise((resolve) => child.on('error', resolve).on('close', resolve));
        try {
          const result = JSON.parse(readFileSync(report, 'utf8'));
          this.#failures.push(...failures(result));
          this.#retried.push(...retried(result));
          const { passed, failed } = count(result);
          return { passed, failed: failed || (status === 0 ? 0 : 1) };
        } catch (error) {
          console.error(`${title}: no readable result in ${report}: ${error.message}`);
          return { passed: 0, failed: 1 };
        }
      },
      env.TEST_TURN,
    );
  }

  /** Times something that is not a test. @returns what it returned */
  async time(title, work) {
    const began = Date.now();
    const result = await work();
    this.#lines.push(`        ${title} (${seconds(began)} s)`);
    return result;
  }

  /** A line for each step, in order of completion. */
  summary() {
    return this.#lines.join('\n');
  }

  /** The first failed tests, a line for each: a log that keeps only the end of a run has their names. */
  failures() {
    return linesOf('FAILED', this.#failures);
  }

  /** The first tests that passed on a second try only. */
  retried() {
    return linesOf('second try', this.#retried);
  }

  /** @param turn of the slow tests: other turns run other ones */
  async #unlessPassed(title, inputs, run, turn = '') {
    const files = inputs && hashOfInputs(inputs);
    const hash = files && `${files}${turn}`;
    const last = this.isEvery ? undefined : passedWith(title, hash);
    const began = Date.now();
    const { passed, failed } = last ?? (await run());
    this.counts.passed += passed;
    this.counts.failed += failed;
    const time = last ? 'skipped: it passed with the same files' : `${seconds(began)} s`;
    this.#lines.push(`${failed > 0 ? 'FAILED' : 'ok    '}  ${title} (${time})`);
    if (!last) note(title, hash, failed === 0, { passed, failed });
  }
}

function linesOf(word, tests) {
  const more = tests.length - SHOWN;
  return [...tests.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more`] : [])]
    .map((line) => `${word}  ${line}\n`)
    .join('');
}

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(0);

module.exports = { Steps };
