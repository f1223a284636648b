import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface CollectedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

/** The collector of `otlp-collector.js`, and what it has got. */
export class Collector {
  readonly spans: CollectedSpan[] = [];

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(): Promise<Collector> {
    const child = spawn(process.execPath, [path.join(__dirname, 'otlp-collector.js')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface(child.stdout!);
    const [port] = (await once(lines, 'line')) as [string];
    const collector = new Collector(child, `http://localhost:${port}`);
    lines.on('line', (line) => collector.spans.push(JSON.parse(line) as CollectedSpan));
    return collector;
  }

  /** The names of a span and those above it, from the root: `author: author POST`. */
  ancestryOf(span: CollectedSpan): string[] {
    const above = this.spans.find(({ spanId }) => spanId === span.parentSpanId);
    return [...(above ? this.ancestryOf(above) : []), `${span.service}: ${span.name}`];
  }

  async end(): Promise<void> {
    this.child.stdin!.end();
    await once(this.child, 'exit');
  }
}
