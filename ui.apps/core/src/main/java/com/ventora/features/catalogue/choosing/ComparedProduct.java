package com.ventora.features.catalogue.choosing;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.shared.ChoiceLinks.Address;
import com.ventora.core.shared.Part;
import com.ventora.features.catalogue.Figure;
import com.ventora.features.catalogue.products.ProductCard;
import java.util.List;

/**
 * A product in the comparison: its card, with all figures of the compared version.
 *
 * @param asked the requested order number
 * @param removeLink the comparison without it
 */
record ComparedProduct(
    @JsonUnwrapped @JsonIgnoreProperties({"sku", "figures"}) ProductCard card,
    String asked,
    String sku,
    List<Figure> figures,
    List<Version> versions,
    Address removeLink)
    implements Part {

    /** @param link the comparison with this version instead */
    record Version(String name, boolean current, Address link) {}
}
