import type { ComponentDefinition } from '../kit/define-component';
import { idOfType } from '../../../../shared/addresses/app';
import { drawItem } from './draw';
import { readBlock } from './read-block';
import { blocksIn, loadBlocks } from './load-blocks';

let blocks = 0;

/**
 * Makes the `decorate` of a block: it reads the component's model from the block's rows, with the blocks nested in it, and
 * shows what publish would send for it.
 */
export function decoratorOf(definition: ComponentDefinition) {
  return async (block: HTMLElement): Promise<void> => {
    const others = [...blocksIn(block)].filter((name) => name !== idOfType(definition.resourceType));
    const { components, typeOf } = await loadBlocks(others, [definition]);
    const model = readBlock(block, components, typeOf);
    if (!model) return;
    blocks += 1;
    const { html, problems } = drawItem(
      model,
      document.documentElement.lang || 'en',
      components,
      `block-${blocks}-`,
    );
    for (const { message } of problems) console.warn(message);
    block.innerHTML = html;
  };
}
