import { answerJob, type BodyRenderer } from './answer-job';
import type { FromProcess, Job } from './messages';

/* A process that draws pages one after the other: `draw-in-process.ts <renderer>`. */

const [, , renderer = ''] = process.argv;
// eslint-disable-next-line @typescript-eslint/no-require-imports -- built; its path is known when it runs
const loaded = require(renderer) as BodyRenderer;

const tell = (message: FromProcess) => process.send?.(message);

process.on('message', (job: Job) => tell({ answer: answerJob(loaded, job) }));
// A terminal signals the whole group; only the parent may end a process that is drawing.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
tell({ ready: true });
