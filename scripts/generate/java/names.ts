import { javaNames } from '#site-server/java-names';
import { format } from 'prettier';

const RESOURCES = 'ui.apps/core/src/main/resources/com/ventora/features';

/** The names that each of the site's features shares with the Java bundle, by the file where the bundle reads them (`GeneratedNames.java`). */
export const javaNamesFiles = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      Object.entries(javaNames).map(
        async ([feature, names]) =>
          [
            `${RESOURCES}/${feature}/${feature}-names.json`,
            await format(JSON.stringify(names()), { parser: 'json', printWidth: 110 }),
          ] as const,
      ),
    ),
  );
