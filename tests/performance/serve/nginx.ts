import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An nginx with one worker: each server beside it has one thread, too. */
export function nginx(folder: string, name: string, site: string): ChildProcess {
  const lines = [
    'daemon off; worker_processes 1; user root;',
    `pid ${folder}/${name}.pid; error_log ${folder}/${name}.log;`,
    'events {}',
    `http { access_log ${folder}/${name}-access.log; types { text/html html; } charset utf-8; keepalive_requests 1000000;`,
    `sendfile on; tcp_nopush on; ${site} }`,
  ];
  const file = path.join(folder, `${name}.conf`);
  writeFileSync(file, lines.join('\n'));
  return spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' });
}

/** `page.html` of the folder, with these headers. */
export const plainSite = (folder: string, port: number, headers: Readonly<Record<string, string>>) => `
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    etag off;
    ${Object.entries(headers)
      .filter(([name]) => name !== 'content-type' && name !== 'content-length')
      .map(([name, value]) => `add_header ${name} '${value}';`)
      .join('\n    ')}
    location = / { try_files /page.html =404; }
  }`;

/** What `deploy` puts in front of publish. */
export const cachingSite = (folder: string, port: number, publish: number) =>
  readFileSync(path.resolve(__dirname, '../../../deploy/nginx/publish.conf'), 'utf8')
    .replace('site:4503', `127.0.0.1:${publish}`)
    .replace('/var/cache/site', `${folder}/cache`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
