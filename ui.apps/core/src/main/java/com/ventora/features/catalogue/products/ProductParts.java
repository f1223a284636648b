package com.ventora.features.catalogue.products;

import com.ventora.core.pictures.Picture;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Part;
import com.ventora.features.catalogue.Figure;
import com.ventora.features.catalogue.FlowPoint;
import com.ventora.features.catalogue.documents.ProductDocument;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
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
    List<FlowPoint> flowCurve,
    List<Version> variants,
    List<ProductDocument> documents,
    Passport passport,
    List<String> certificates,
    List<String> features,
    List<String> includes,
    List<FactCard> accessories,
    List<ProductCard> spareParts)
    implements Part {

    /** The addresses of its codes and files for programs, which the site's service makes. What is not sold has no GTIN, and none of them. */
    record Passport(String qr, String dataMatrix, String label, String aasx, String json) implements Part {

        static Passport of(String sku) {
            var start = "/exchange/products/" + URLEncoder.encode(sku, StandardCharsets.UTF_8);
            return new Passport(
                start + ".qr.svg", start + ".datamatrix.svg", start + ".label.svg", start + ".aasx", start + ".aas.json");
        }
    }

    /** @param url of the original */
    record Photo(Picture image, String caption, String url) implements Part {}

    /** @param current whether it is the shown one */
    record Version(String sku, String name, List<Figure> figures, boolean current, ChoiceLinks.Address link) implements Part {}
}
