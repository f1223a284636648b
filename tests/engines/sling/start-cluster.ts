import { SlingCluster } from './SlingCluster';

/*
 * `npm run engines:sling-cluster`: two real Apache Slings with one content in a PostgreSQL, and the settings that make
 * author keep its content there. Nothing is kept.
 */
async function start(): Promise<void> {
  process.stdout.write(
    'PostgreSQL and two Slings start, one after the other; the first time, Maven downloads them …\n',
  );
  const cluster = await SlingCluster.start([8080, 8081]);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void cluster.stop().then(() => process.exit(0)));
  process.stdout.write(
    `The cluster is ready (admin/admin). Start the site with it:\n\n  REPOSITORY=${cluster.setting} REPOSITORY_USER=admin REPOSITORY_PASSWORD=admin npm start\n\n`,
  );
}

void start();
