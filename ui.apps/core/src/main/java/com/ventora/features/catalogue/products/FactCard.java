package com.ventora.features.catalogue.products;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.shared.Part;
import com.ventora.features.catalogue.Figure;
import java.util.List;

/**
 * A card with the facts by which the product is compared with others, and explained.
 *
 * @param size `larger` or `smaller` for the next in the family of another; null for any other
 */
record FactCard(@JsonUnwrapped ProductCard card, List<Figure> facts, String size) implements Part {}
