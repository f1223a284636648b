import { GraphQLObjectType, GraphQLString } from 'graphql';
import type { LongText } from '../rich-text/LongText';
import type { Asking } from './Asking';
import { read } from './resolved';
import { JsonType } from './scalars';

/** A long text in each of its formats. */
export const longTextType = new GraphQLObjectType<LongText, Asking>({
  name: 'MultiFormatString',
  fields: {
    html: read(GraphQLString, (text: LongText) => text.html),
    markdown: read(GraphQLString, (text: LongText) => text.markdown),
    plaintext: read(GraphQLString, (text: LongText) => text.plainText),
    json: {
      type: JsonType,
      resolve(text, _arguments, asking) {
        const tree = text.treeWith((path) => kindAt(path, asking));
        asking.budget.read(JSON.stringify(tree));
        return tree;
      },
    },
  },
});

function kindAt(path: string, { index, tree }: Asking): 'fragment' | 'asset' | undefined {
  if (index.at(path)) return 'fragment';
  return tree.get(path)?.properties['jcr:primaryType'] === 'dam:Asset' ? 'asset' : undefined;
}
