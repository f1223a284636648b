import type { ExportContext, Model } from '../exporter/Exporter';
import type { Resource } from '../repository/Resource';
import { ALL, recorded } from './pages/recorded';

type Parameters = Readonly<Record<string, string>>;

interface KeptComponent {
  readonly model: Model;
  /** Names of parameters that it looks at. */
  readonly names: ReadonlySet<string>;
}

/**
 * Models of the components of one page that look at nothing that is asked: made once, and the same objects in all models
 * of the page.
 */
export class KeptComponents {
  private readonly known = new Map<string, KeptComponent>();
  /** What components that are being made have looked at, outermost first. */
  private readonly open: Set<string>[] = [];

  /** Parameters that note what is looked at. @param names all that the page looks at */
  recorded(parameters: Parameters, names: Set<string>): Parameters {
    const add = (name: string): void => [names, ...this.open].forEach((each) => each.add(name));
    return recorded(parameters, { add });
  }

  /** For an export of the page with some parameters. */
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

  /** Forgets what was made of faulty content: somebody has to be told of it each time. */
  clear(): void {
    this.known.clear();
  }
}

/** All that exporters change in a context on the way from the page to a component. */
const keyOf = ({ path }: Resource, { callerPath, openFragments, currentPage, delegating }: ExportContext) =>
  JSON.stringify([path, callerPath, openFragments, currentPage?.path, delegating]);
