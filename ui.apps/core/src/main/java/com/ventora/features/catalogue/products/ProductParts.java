package com.ventora.features.catalogue.products;

import com.ventora.core.pictures.Picture;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Part;
import com.ventora.features.catalogue.Figure;
import com.ventora.features.catalogue.documents.ProductDocument;
import java.util.List;

/** Parts of the product component's model. */
record ProductParts(
    String sku,
    String name,
    String kind,
    String family,
    String familyId,
    String lead,
    String description,
    List<String> madeFor,
    String note,
    List<Photo> gallery,
    List<Figure> figures,
    List<Version> variants,
    List<ProductDocument> documents,
    List<String> certificates,
    List<ProductCard> accessories,
    List<ProductCard> spareParts)
    implements Part {

    /** @param url of the original */
    record Photo(Picture image, String caption, String url) implements Part {}

    /** @param current whether it is the shown one */
    record Version(String sku, String name, List<Figure> figures, boolean current, ChoiceLinks.Address link) implements Part {}
}
