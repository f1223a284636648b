import path from 'node:path';
import { dataFolderOf, mountsOf, REPLICATION, treeOf } from '../core/repository/data-folder';
import { PROJECT } from '../core/site/folders';
import { FolderInUseError } from '../core/repository/files/lock/FolderInUseError';
import { pathOf } from '../core/repository/files/mount';
import { listenOn } from '../core/server/http/listen';
import { openLog } from '../core/server/logs/open-log';
import { Incoming } from '../core/server/nodes/node/Incoming';
import { NodeTree } from '../core/server/nodes/node/NodeTree';
import { Outbox } from '../core/server/nodes/node/Outbox';
import { receiver } from '../core/server/nodes/node/receiver';
import { readNodesSettings, tlsOf, type NodesSettings } from '../core/server/nodes/nodes-settings';
import { Announcements } from '../core/server/processes/Announcements';
import type { FromAuthor, ToAuthor } from '../core/server/processes/messages';
import { parentOf } from '../core/server/processes/parent';
import { readSettings, type Settings } from '../core/server/settings/settings';
import { required } from '../../shared/checked/required';
import { runProgram } from './run-program';

/*
 * On a publish node, in place of author: takes what author publishes, and is the only one that writes content there.
 * Visitors are served once it has been filled.
 */

/** Milliseconds to finish a change when the program is told to end. */
const PATIENCE = 4500;

async function start(settings: Settings, nodes: NodesSettings): Promise<void> {
  const log = openLog(settings, { runMode: 'receiver' });
  const lines = { info: (line: string) => log.info(line), warn: (line: string) => log.warn(line) };
  const announcements = new Announcements((message) => parent.tell(message), lines.warn);
  const parent = parentOf<ToAuthor, FromAuthor>(({ number }) => announcements.seen(number));
  const folder = dataFolderOf(PROJECT, settings.DATA_DIR);
  const dir = treeOf(folder, 'publish');
  const incoming = new Incoming(path.join(folder.dir, REPLICATION, 'incoming'), folder.damDir);
  const tree = await NodeTree.open(dir, incoming, lines);
  const mounts = mountsOf(folder, 'publish').filter(({ readonly }) => !readonly);
  const nodesOf = (files: readonly string[]): string[] => [
    ...new Set(
      files.flatMap((file) => mounts.flatMap((mount) => pathOf(mount, path.join(mount.dir, file)) ?? [])),
    ),
  ];
  let isOpen = tree.position !== undefined;
  const server = receiver({
    tree,
    incoming,
    outbox: new Outbox(path.join(folder.dir, 'submissions')),
    secret: required(nodes.REPLICATION_SECRET, 'REPLICATION_SECRET'),
    tls: tlsOf(nodes),
    log: lines,
    async onApplied(files, version) {
      if (isOpen) return process.connected ? announcements.send(nodesOf(files), version) : undefined;
      isOpen = true;
      lines.info(`Filled with ${files.length} files`);
      parent.tell({ type: 'opened', version });
    },
  });
  const end = async (): Promise<void> => {
    setTimeout(() => process.exit(0), PATIENCE).unref();
    server.close();
    server.closeIdleConnections();
    await tree.close();
    process.exit(0);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => void end());
  const { position } = tree;
  if (position) parent.tell({ type: 'opened', version: position.version });
  const url = await listenOn(server, nodes.REPLICATION_HOST, nodes.REPLICATION_PORT, 'REPLICATION_PORT');
  lines.info(`${position ? `At position ${position.at}` : 'Empty'}; author can publish to ${url}`);
  parent.tell({ type: 'ready', url });
}

void runProgram(
  async () => start(readSettings(process.env), readNodesSettings(process.env)),
  FolderInUseError,
);
