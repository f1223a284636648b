import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './distribution';

export const USER = 'search';
/** What docs/search.md says that the user needs. */
const ROLE = {
  cluster_permissions: ['cluster_monitor', 'cluster_composite_ops', 'indices:admin/index_template/put'],
  index_permissions: [{ index_patterns: ['ventora-*'], allowed_actions: ['indices_all'] }],
};

/**
 * Writes what a node needs for TLS and users: a certificate authority, a certificate for this machine, and one user with the
 * rights of the role.
 * @returns the authority's certificate
 */
export function writeSecurity(folder: string, home: string, password: string): string {
  const at = (name: string) => path.join(folder, name);
  const plugin = path.join(home, 'plugins/opensearch-security');
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(plugin, 'config'), at('opensearch-security'), { recursive: true });
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  run(
    'openssl',
    'req',
    '-x509',
    ...key,
    '-days',
    '30',
    '-subj',
    '/CN=test',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  );
  run('openssl', 'req', ...key, '-subj', '/CN=node', '-keyout', at('node.key'), '-out', at('node.csr'));
  writeFileSync(
    at('extensions'),
    'subjectAltName=DNS:localhost,IP:127.0.0.1\nextendedKeyUsage=serverAuth,clientAuth\n',
  );
  const authority = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial'];
  run(
    'openssl',
    'x509',
    '-req',
    '-in',
    at('node.csr'),
    ...authority,
    '-days',
    '30',
    '-extfile',
    at('extensions'),
    '-out',
    at('node.pem'),
  );
  const classPath = `${path.join(plugin, '*')}:${path.join(home, 'lib/*')}`;
  const hash = run('java', '-cp', classPath, 'org.opensearch.security.tools.Hasher', '-p', password)
    .trim()
    .split('\n')
    .at(-1);
  const write = (name: string, type: string, entries: object) =>
    writeFileSync(
      at(`opensearch-security/${name}.yml`),
      JSON.stringify({ _meta: { type, config_version: 2 }, ...entries }),
    );
  write('internal_users', 'internalusers', { [USER]: { hash } });
  write('roles', 'roles', { catalogue: ROLE });
  write('roles_mapping', 'rolesmapping', { catalogue: { users: [USER] } });
  return readFileSync(at('ca.pem'), 'utf8');
}
