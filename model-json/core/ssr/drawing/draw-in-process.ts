import { answerJob, type BodyRenderer } from './answer-job';
import type { FromProcess, Job } from './messages';

/* A process that draws one page after the other: `draw-in-process.ts <renderer>`. */

const [, , renderer = ''] = process.argv;
// eslint-disable-next-line @typescript-eslint/no-require-imports -- built; its path is known when it runs
const loaded = require(renderer) as BodyRenderer;

const tell = (message: FromProcess) => process.send?.(message);

process.on('message', (job: Job) => tell({ answer: answerJob(loaded, job) }));
// A terminal tells the whole group; who ends a process that is at work is its parent.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
tell({ ready: true });
