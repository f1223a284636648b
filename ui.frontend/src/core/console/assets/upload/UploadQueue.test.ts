/** @jest-environment jsdom */
import { slingError } from '../../../editor/sling/SlingError';
import type { FileSender } from './send-file';
import type { Answer, Upload } from './Upload';
import { UploadQueue } from './UploadQueue';

const file = (name: string) => new File(['x'], name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A queue whose server answers as told, by file name. */
function queueWith(complete: (name: string, answer: Answer) => Promise<void>) {
  const running = new Set<string>();
  let most = 0;
  const queue = new UploadQueue((upload: Upload) => {
    const { name } = upload.file;
    const sender: Pick<FileSender, 'send' | 'complete' | 'discard'> = {
      async send(signal) {
        running.add(name);
        most = Math.max(most, running.size);
        await settled();
        running.delete(name);
        signal.throwIfAborted();
      },
      complete: (answer) => complete(name, answer),
      discard: () => Promise.resolve(),
    };
    return sender as FileSender;
  });
  const states = () => queue.get().map(({ file: { name }, state }) => [name, state.is]);
  const over = async () => {
    for (let i = 0; i < 50; i += 1) await settled();
  };
  return { queue, states, over, most: () => most };
}

it('sends three files at a time, and all in the end', async () => {
  const { queue, states, over, most } = queueWith(() => Promise.resolve());
  queue.add('/content/dam/a', ['1', '2', '3', '4', '5'].map(file));
  await over();
  expect(states().every(([, is]) => is === 'done')).toBe(true);
  expect(most()).toBe(3);
});

it('asks about a name that is taken, and does as the author says', async () => {
  const answers: Answer[] = [];
  const { queue, states, over } = queueWith((_name, answer) => {
    answers.push(answer);
    return answer === 'ask'
      ? Promise.reject(slingError(409, 'a.jpg exists already in /content/dam; replace it'))
      : Promise.resolve();
  });
  queue.add('/content/dam/a', [file('a.jpg')]);
  await over();
  expect(queue.get()[0]!.state).toMatchObject({ is: 'asking', about: 'name' });
  queue.answer(queue.get()[0]!.id, 'replace');
  await over();
  expect(states()).toEqual([['a.jpg', 'done']]);
  expect(answers).toEqual(['ask', 'replace']);
});

it('names the reason of a failure, tries again, and stays cancelled once cancelled', async () => {
  let isBroken = true;
  const { queue, states, over } = queueWith(() =>
    isBroken ? Promise.reject(slingError(415, 'it is a program')) : Promise.resolve(),
  );
  queue.add('/content/dam/a', [file('a.exe')]);
  await over();
  const [upload] = queue.get();
  expect(upload!.state).toMatchObject({
    is: 'failed',
    message: expect.stringContaining('it is a program') as string,
  });
  isBroken = false;
  queue.retry(upload!.id);
  queue.cancel(upload!.id);
  await over();
  expect(states()).toEqual([['a.exe', 'cancelled']]);
  queue.clear();
  expect(queue.get()).toEqual([]);
});
