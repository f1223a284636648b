import { toScriptJson } from './script-json';

/** What the application needs to render the current page without a request (named as in AEM's archetype). */
export interface InitialState {
  /** The hierarchy's root, whose `:children` contain only the requested page. */
  readonly rootModel: object;
  /** `/content/mysite/gb/en.model.json` */
  readonly rootModelUrl: string;
  /** `/content/mysite/gb/en/products` */
  readonly pagePath: string;
}

const ID = '__INITIAL_STATE__';

/** The state as markup, for the end of the page's root element. It is a data block, so no policy has to allow it. */
export const initialStateScript = (state: InitialState): string =>
  `<script type="application/json" id="${ID}">${toScriptJson(state)}</script>`;

/** Reads the state sent with the page. */
export function readInitialState(): InitialState | undefined {
  const text = document.getElementById(ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
