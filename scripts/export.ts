/** Prints model JSON: of the cases in a manifest, or of one resource of some content. For its usage run it with --help. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportCase, type ExportCase } from '../model-json/core/exporter/content-package/export-case';
import { PackageLoader } from '../model-json/core/exporter/content-package/load-package';
import { createContext } from '../model-json/core/exporter/create-context';
import { exportResource } from '../model-json/core/exporter/export-resource';
import { containingPage } from '../model-json/core/exporter/shared/pages';
import { messageOf } from '../shared/checked/error-parts';

const USAGE = `Usage:
  export CASES.json
      the model of each case of a conformance manifest, as a JSON array in its order;
      files are relative to the manifest
  export --content FILE@/mount [--content …] --path /content/… [options]
      the model of one resource
        --content FILE@/mount   JSON to load, and the path of the node that it becomes
        --path PATH             the resource; for a page, give its jcr:content
        --page PATH             the current page (default: the page that holds the resource)
        --context-path /PATH    the prefix of internal URLs (default: none)
        --data-layer            write dataLayer objects
        --edit                  export as the page editor sees it
`;

class UsageError extends Error {}

function readCases(file: string): ExportCase[] {
  if (!existsSync(file)) throw new Error(`${file}: there is no such file`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`);
  }
  let cases: unknown;
  try {
    cases = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: no JSON: ${messageOf(error)}`);
  }
  if (!Array.isArray(cases)) throw new Error(`${file}: expected an array of cases`);
  return cases as ExportCase[];
}

function exportCases(file: string): unknown {
  const loader = new PackageLoader(dirname(resolve(file)));
  return readCases(file).map((example) => {
    try {
      return { id: example.id, model: exportCase(example, loader) };
    } catch (error) {
      return { id: example.id, error: messageOf(error) };
    }
  });
}

interface SingleOptions {
  readonly content: string[];
  readonly path: string;
  readonly page: string | undefined;
  readonly contextPath: string;
  readonly dataLayer: boolean;
  readonly edit: boolean;
}

function mountOf(argument: string): { file: string; mount: string } {
  const at = argument.lastIndexOf('@');
  const mount = argument.slice(at + 1);
  if (at < 1 || !mount.startsWith('/'))
    throw new UsageError(`--content ${argument}: write it as FILE@/mount`);
  return { file: argument.slice(0, at), mount };
}

function exportOne({ content, path, page, contextPath, dataLayer, edit }: SingleOptions): unknown {
  const tree = new PackageLoader(process.cwd()).load({ content: content.map(mountOf) });
  const resource = tree.get(path);
  if (!resource) throw new Error(`${path}: the content has no such resource`);
  const currentPage = page === undefined ? containingPage(resource) : tree.get(page);
  if (page !== undefined && !currentPage) throw new Error(`${page}: the content has no such page`);
  const wcmMode = edit ? 'edit' : 'disabled';
  const model = exportResource(
    resource,
    createContext({ tree, currentPage, contextPath, dataLayer, wcmMode }),
  );
  if (!model) throw new Error(`${path}: no exporter for its resource type`);
  return model;
}

const OPTIONS = {
  content: { type: 'string', multiple: true },
  path: { type: 'string' },
  page: { type: 'string' },
  'context-path': { type: 'string' },
  'data-layer': { type: 'boolean' },
  edit: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

function run(args: string[]): string {
  const { values, positionals } = parse(args);
  if (values.help) return USAGE;
  if (positionals.length > 1) throw new UsageError(`one manifest at a time, not ${positionals.join(', ')}`);
  const [manifest] = positionals;
  if (manifest !== undefined) {
    if (values.content ?? values.path) throw new UsageError('give either a manifest or --content and --path');
    return `${JSON.stringify(exportCases(manifest))}\n`;
  }
  if (!values.content?.length || values.path === undefined)
    throw new UsageError('give a manifest, or --content and --path');
  const model = exportOne({
    content: values.content,
    path: values.path,
    page: values.page,
    contextPath: values['context-path'] ?? '',
    dataLayer: values['data-layer'] ?? false,
    edit: values.edit ?? false,
  });
  return `${JSON.stringify(model, null, 2)}\n`;
}

try {
  process.stdout.write(run(process.argv.slice(2)));
} catch (error) {
  const wrongUsage = error instanceof UsageError;
  process.stderr.write(`export: ${messageOf(error)}\n${wrongUsage ? `\n${USAGE}` : ''}`);
  process.exitCode = wrongUsage ? 2 : 1;
}
