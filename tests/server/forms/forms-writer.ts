import { SubmissionStore } from '../../../model-json/features/forms/submissions/SubmissionStore';

/** Stores submissions, several at once, until killed, and prints each confirmed one. */
async function main([dir, first]: string[]): Promise<void> {
  const store = new SubmissionStore(dir!);
  for (let n = Number(first); ; n += 4) {
    await Promise.all(
      [n, n + 1, n + 2, n + 3].map(async (number) => {
        const values = [['name', `Person ${number}`.padEnd(3000, ' x')]] as const;
        await store.add({ form: '/content/form', page: '/content', values });
        process.stdout.write(`${number}\n`);
      }),
    );
  }
}

void main(process.argv.slice(2));
