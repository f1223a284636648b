import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { OpenSearchEngine } from '../../../model-json/features/search/engine/opensearch/OpenSearchEngine';
import {
  syntheticProducts,
  SYNTHETIC_SCHEMA,
} from '../../../model-json/features/search/engine/synthetic/products';
import type { SearchEngine } from '../../../model-json/features/search/engine/SearchEngine';
import { synonyms } from '../../../model-json/sites/ventora/synonyms';
import { OpenSearchCluster } from '../../engines/opensearch/OpenSearchCluster';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const HEAP_MB = 512;

export interface OpenSearchPeer {
  readonly engine: SearchEngine;
  /** Seconds that the index took. */
  readonly built: number;
  /** Processor time of the node so far, in milliseconds. */
  spent(): number;
  close(): Promise<void>;
}

/** Whether a real OpenSearch can be started here. */
export const hasOpenSearch = (): boolean =>
  process.platform === 'linux' &&
  ['java', 'mvn'].every((program) => spawnSync(program, ['-version']).status === 0);

/** A real OpenSearch of one node on this machine, with TLS, holding synthetic products. */
export async function openSearchPeer(size: number): Promise<OpenSearchPeer> {
  const cluster = await OpenSearchCluster.start(1, HEAP_MB);
  const engine = await OpenSearchEngine.open({
    cluster: cluster.client({ info: console.debug, warn: console.warn }),
    name: 'ventora-bench',
    schema: SYNTHETIC_SCHEMA,
    synonyms,
  });
  const spent = () =>
    cluster.nodes.reduce((sum, { pid }) => {
      // The second field is the program's name in brackets; user and system time are the 14th and 15th.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    }, 0);
  const start = performance.now();
  await engine.rebuild(syntheticProducts(size));
  return {
    engine,
    built: (performance.now() - start) / 1000,
    spent,
    async close() {
      await engine.close();
      await cluster.stop();
    },
  };
}
