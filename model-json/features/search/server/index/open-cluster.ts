import type { Logger } from '../../../../core/repository/Repository';
import type { ClusterAddress } from '../../engine/opensearch/Sender';
import { Cluster } from '../../engine/opensearch/Cluster';
import { OpenSearchEngine, type OpenSearchSettings } from '../../engine/opensearch/OpenSearchEngine';
import { knownTo, type OpenedIndex } from './OpenedIndex';

/** Opens an index in an OpenSearch cluster. Loaded only if there is one: the embedded engine needs none of it. */
export function clusterOpener(
  address: ClusterAddress,
  settings: Omit<OpenSearchSettings, 'cluster' | 'onLost'>,
  log: Logger,
): (onLost: () => void) => Promise<OpenedIndex> {
  const cluster = new Cluster(address, log);
  return async (onLost) => {
    const engine = await OpenSearchEngine.open({ ...settings, cluster, onLost });
    return { engine, known: await knownTo(engine), release: () => undefined };
  };
}
