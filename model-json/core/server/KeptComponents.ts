import type { ExportContext, Model } from '../exporter/Exporter';
import type { Resource } from '../repository/Resource';
import { ALL, recorded } from './pages/recorded';

type Parameters = Readonly<Record<string, string>>;

interface KeptComponent {
  readonly model: Model;
  /** Names of the parameters that it reads. */
  readonly names: ReadonlySet<string>;
}

/**
 * Caches models of a page's components that read none of the given parameters: they are made once, and all models of
 * the page share the same objects.
 */
export class KeptComponents {
  private readonly known = new Map<string, KeptComponent>();
  /** Parameters read by the components being made, outermost first. */
  private readonly open: Set<string>[] = [];

  /** Parameters that record which of them are read. @param names all that the page reads */
  recorded(parameters: Parameters, names: Set<string>): Parameters {
    const add = (name: string): void => [names, ...this.open].forEach((each) => each.add(name));
    return recorded(parameters, { add });
  }

  /** Prepares an export of the page with some parameters. */
  remember(parameters: Parameters): NonNullable<ExportContext['remember']> {
    const isAsked = (names: ReadonlySet<string>) =>
      names.has(ALL) || Object.keys(parameters).some((name) => names.has(name));
    return (resource, context, make) => {
      const key = keyOf(resource, context);
      const kept = this.known.get(key);
      if (kept && !isAsked(kept.names)) {
        kept.names.forEach((name) => this.open.forEach((names) => names.add(name)));
        return kept.model;
      }
      const names = new Set<string>();
      this.open.push(names);
      try {
        const model = make();
        if (!isAsked(names)) this.known.set(key, { model, names });
        return model;
      } finally {
        this.open.pop();
      }
    };
  }

  /** Clears what was made from faulty content: the fault must be reported each time. */
  clear(): void {
    this.known.clear();
  }
}

/** The only context properties that exporters change between the page and a component. */
const keyOf = ({ path }: Resource, { callerPath, openFragments, currentPage, delegating }: ExportContext) =>
  JSON.stringify([path, callerPath, openFragments, currentPage?.path, delegating]);
