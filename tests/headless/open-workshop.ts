import { startSite, type TestSite } from '../server/start-site';
import { ask, type Told } from './ask';
import { FILES, fragment } from './workshop';

/** The workshop on author and publish, and what visitors are told. */
export interface Workshop {
  readonly site: TestSite;
  told(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Told>;
  /** The data of an answer without errors. */
  data(query: string, variables?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** The first error of an answer. */
  fault(query: string): Promise<string>;
  close(): Promise<void>;
}

export async function openWorkshop(): Promise<Workshop> {
  const site = await startSite({
    content: {
      ...FILES,
      'content/dam/ventora/workshop/unpublished.json': fragment('machine', { name: 'Drill' }),
    },
    published: FILES,
  });
  const told: Workshop['told'] = (query, variables) => ask(site.publish, query, variables);
  return {
    site,
    told,
    async data(query, variables) {
      const { data, errors } = await told(query, variables);
      if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
      return data;
    },
    fault: async (query) => (await told(query)).errors?.[0]?.message ?? '',
    close: () => site.close(),
  };
}
