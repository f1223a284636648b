package com.ventora.features.catalogue.choosing;

import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.ventora.core.pictures.Picture;
import com.ventora.core.shared.Part;
import java.util.List;

/**
 * A line of a quote list as shown in the form; a product not in the catalogue is marked and keeps what was typed.
 *
 * @param asked the order number under which it is stored
 * @param quantity as typed; not necessarily a number
 */
record QuoteLine(
    String asked,
    String sku,
    String name,
    String kind,
    Picture image,
    String familyId,
    Link<?> link,
    String quantity,
    String remark,
    Boolean isWrong,
    Boolean isGone,
    List<Version> versions)
    implements Part {

    record Version(String sku, String name, boolean selected) {}

    static QuoteLine gone(String asked, String quantity) {
        return new QuoteLine(asked, null, asked, null, null, null, null, quantity, "", null, true, null);
    }
}
