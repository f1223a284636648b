import { toScriptJson } from './script-json';

/** What the application needs to draw the page that it stands on without asking for it (AEM's archetype names it so). */
export interface InitialState {
  /** The hierarchy's root; of its `:children` the page asked for. */
  readonly rootModel: object;
  /** `/content/mysite/gb/en.model.json` */
  readonly rootModelUrl: string;
  /** `/content/mysite/gb/en/products` */
  readonly pagePath: string;
}

const ID = '__INITIAL_STATE__';

/** The state as markup, for the end of the page's root element. A block of data: no policy has to let it run. */
export const initialStateScript = (state: InitialState): string =>
  `<script type="application/json" id="${ID}">${toScriptJson(state)}</script>`;

/** Reads the state that the server sent with the page. */
export function readInitialState(): InitialState | undefined {
  const text = document.getElementById(ID)?.textContent;
  return text ? (JSON.parse(text) as InitialState) : undefined;
}
