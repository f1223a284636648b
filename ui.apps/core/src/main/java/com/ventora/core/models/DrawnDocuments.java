package com.ventora.core.models;

import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.ventora.core.catalogue.Fragment;
import com.ventora.core.catalogue.Product;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Calendar;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The documents of a product that are drawn when somebody wants them: its data sheet, the manual for its family. */
@Model(adaptables = SlingHttpServletRequest.class)
public class DrawnDocuments {

    @Self
    private SlingHttpServletRequest request;

    @Self
    private Shop shop;

    @Self
    private LinkManager linkManager;

    @Self
    private ChoiceLinks choices;

    Stream<ProductDocument> of(Product product) {
        return Stream.of(dataSheet(product), manual(product)).flatMap(Optional::stream);
    }

    private Optional<ProductDocument> dataSheet(Product product) {
        return Optional.ofNullable(shop.pageOf(product))
            .map(page -> drawn(page, "datasheet", "data-sheet", product.name(shop.locale()), product.fragment()));
    }

    private Optional<ProductDocument> manual(Product product) {
        if (product.family() == null) return Optional.empty();
        return Optional.ofNullable(shop.pageOfFamily(product.family()))
            .flatMap(page -> manualFor(product.family(), page).map(manual -> {
                var title = manual.text("title", shop.locale());
                return drawn(page, "manual", "manual", title == null ? manual.asset().getName() : title, manual);
            }));
    }

    /** The manual of the page's site that names a family, else the family around it. */
    private Optional<Fragment> manualFor(String family, Resource page) {
        var folder = request.getResourceResolver().getResource("/content/dam/" + page.getPath().split("/")[2] + "/manuals");
        var manuals = Children.of(folder).filter(each -> "manual".equals(Fragment.modelOf(each))).map(Fragment::new).toList();
        return Stream.iterate(family, id -> id.contains("/"), id -> id.substring(0, id.lastIndexOf('/')))
            .flatMap(id -> manuals.stream().filter(manual -> manual.listed("families").contains(id)))
            .findFirst();
    }

    private ProductDocument drawn(Resource page, String selector, String type, String title, Fragment source) {
        var address = linkManager.get(page.getPath() + "." + selector + ".pdf").build().getMappedURL();
        return new ProductDocument(
            choices.inAskedUnits(address),
            title,
            type,
            shop.locale().getLanguage(),
            false,
            revisionOf(source),
            "pdf",
            null);
    }

    /** As its author counts; else the month of the last change. */
    private static String revisionOf(Fragment source) {
        var revision = AssetMetadata.text(source.asset(), "ventora:revision");
        if (revision != null) return revision;
        var content = source.asset().getChild("jcr:content");
        var changed = content == null ? null : content.getValueMap().get("jcr:lastModified", Calendar.class);
        var day = (changed == null ? Instant.EPOCH : changed.toInstant()).atZone(ZoneOffset.UTC);
        return "%04d-%02d".formatted(day.getYear(), day.getMonthValue());
    }
}
