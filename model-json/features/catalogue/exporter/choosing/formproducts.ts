import type { Exporter } from '../../../../core/exporter/Exporter';
import { fieldModel } from '../../../../core/exporter/form/field';
import { componentOwner } from '../../../../core/exporter/shared/component-owner';
import { linkJson, linkTo } from '../../../../core/exporter/shared/links/links';
import { localPage } from '../../../../core/exporter/shared/locale/localisation';
import { flag, text } from '../../../../core/exporter/shared/properties';
import { sentReference } from '../../../forms/api/fields';
import { lineModel, linesOfAddress, MOST_LINES, MOST_QUANTITY, MOST_REMARK } from './quote-lines';

/** Products in a quote request: those in the address, until the request is sent. */
export const formProducts: Exporter = (resource, context) => {
  const { properties } = resource;
  const shop = componentOwner(resource, context);
  const products = localPage(text(properties, 'productsPage'), context);
  return {
    ...fieldModel(resource, { idPrefix: 'form-products', name: 'products' }),
    helpMessage: text(properties, 'helpMessage'),
    required: flag(properties, 'required') ?? false,
    requiredMessage: text(properties, 'requiredMessage'),
    lines: linesOfAddress(shop).map((line) => lineModel(line, shop)),
    mostLines: MOST_LINES,
    mostQuantity: MOST_QUANTITY,
    mostRemark: MOST_REMARK,
    isSent: sentReference(context) !== undefined,
    productsLink: products && linkJson(linkTo(products.path, shop)),
  };
};
