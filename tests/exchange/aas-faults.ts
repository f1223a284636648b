import { jsonization, verification } from '@aas-core-works/aas-core3.0-typescript';

/** What the library of the standard's makers finds wrong with an environment. */
export function faultsOf(json: object): string[] {
  const read = jsonization.environmentFromJsonable(json as never);
  if (read.error) return [`${read.error.path.toString()}: ${read.error.message}`];
  return [...verification.verify(read.mustValue())].map(
    ({ path, message }) => `${path.toString()}: ${message}`,
  );
}
