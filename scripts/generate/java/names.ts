import { javaNames } from '#site-server/java-names';
import { formatted } from '../../formatted';

const RESOURCES = 'ui.apps/core/src/main/resources/com/ventora/features';

/** The names that each of the site's features shares with the Java bundle, by the file where the bundle reads them (`GeneratedNames.java`). */
export const javaNamesFiles = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      Object.entries(javaNames).map(async ([feature, names]) => {
        const file = `${RESOURCES}/${feature}/${feature}-names.json`;
        return [file, await formatted(file, JSON.stringify(names()))] as const;
      }),
    ),
  );
