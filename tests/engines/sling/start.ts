import { SlingServer } from '../../package/sling/SlingServer';

/*
 * `npm run engines:sling`: a real Apache Sling 12 with AEM's node types on this machine, and the settings that make
 * author keep its content there. `-- --port=8080` chooses its port. Its content stays in `target/sling/developer`.
 */
async function start(): Promise<void> {
  const port = Number(process.argv.find((word) => word.startsWith('--port='))?.slice(7) ?? 8080);
  process.stdout.write('Sling starts; the first time, Maven downloads it …\n');
  const sling = await SlingServer.start({ name: 'developer', port, isKept: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void sling.stop().then(() => process.exit(0)));
  process.stdout.write(
    `Sling is ready at ${sling.origin} (admin/admin). Start the site with it:\n\n  REPOSITORY=sling+${sling.origin} REPOSITORY_USER=admin REPOSITORY_PASSWORD=admin npm start\n\n`,
  );
}

void start();
