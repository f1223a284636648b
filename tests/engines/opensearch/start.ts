import { OpenSearchCluster } from './OpenSearchCluster';

/*
 * `npm run engines:opensearch`: a real OpenSearch on this machine, and the settings that make the site use it.
 * `-- --nodes=3` starts a cluster. It ends with this program; nothing is kept.
 */
async function start(): Promise<void> {
  const nodes = Number(process.argv.find((word) => word.startsWith('--nodes='))?.slice(8) ?? 1);
  const cluster = await OpenSearchCluster.start(nodes, 512);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void cluster.stop().then(() => process.exit(0)));
  process.stdout.write(
    `OpenSearch is ready. Start the site with it:\n\n  NODE_EXTRA_CA_CERTS=${cluster.authority} \\\n  SEARCH=${cluster.setting} npm start\n\n`,
  );
}

void start();
