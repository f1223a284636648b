package com.ventora.features.catalogue.commerce;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.ventora.core.models.TeaserModel;
import com.ventora.core.pictures.Picture;
import com.ventora.core.pictures.Pictures;
import com.ventora.core.shared.Children;
import com.ventora.core.shared.ResourceWith;
import com.ventora.core.shared.ResourceWithChildren;
import com.ventora.features.catalogue.Shop;
import com.ventora.features.catalogue.products.ProductCards;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/**
 * A teaser whose actions link to products and families by order number and tag, so that links stay valid when a page
 * moves. Missing texts of actions and a missing picture come from them.
 */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/commerce/teaser",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class CommerceTeaserModel extends TeaserModel {

    private static final String ACTIONS = "actions";
    private static final String FROM_PAGE = "imageFromPageImage";

    @Self
    private Shop shop;

    @Self
    private ProductCards cards;

    private CatalogueLead first;

    @Override
    public Picture getImage() {
        var ofCatalogue = first == null ? null : pictureOf(first);
        return ofCatalogue != null ? ofCatalogue : super.getImage();
    }

    /** The teaser with the addresses of catalogue pages in its actions. */
    @Override
    public Resource shown() {
        var actions = resource.getChild(ACTIONS);
        if (actions == null) return resource;
        var leads = leads(actions);
        first = leads.stream().findFirst().orElse(null);
        var shown = new LinkedHashMap<String, Resource>();
        leads.forEach(lead -> shown.put(lead.action().getName(), lead.action()));
        var children = new LinkedHashMap<String, Resource>();
        Children.of(resource).forEach(child -> children.put(child.getName(), child));
        children.put(ACTIONS, new ResourceWithChildren(actions, shown));
        var isOfCatalogue = first != null && first.isOfCatalogue();
        return new ResourceWith(
            new ResourceWithChildren(resource, children), isOfCatalogue ? Map.of(FROM_PAGE, (Object) false) : Map.of());
    }

    private List<CatalogueLead> leads(Resource actions) {
        return Children.of(actions).map(action -> CatalogueLead.of(action, shop)).filter(CatalogueLead::saysSomething).toList();
    }

    /**
     * The picture of a teaser without its own: the first of the product, else that of its page or of the family's. It
     * keeps its own address, since the teaser stores no picture.
     */
    private Picture pictureOf(CatalogueLead lead) {
        var isOfPage = properties().get(FROM_PAGE, Boolean.class);
        if (Pictures.hasPicture(resource) && !Boolean.TRUE.equals(isOfPage)) return null;
        var ofProduct = lead.product() == null || Boolean.TRUE.equals(isOfPage) ? null : cards.picture(lead.product());
        if (ofProduct != null) return ofProduct;
        var content = lead.page() == null ? null : lead.page().getChild("jcr:content");
        return content == null || Boolean.FALSE.equals(isOfPage) ? null : pictures.featured(content);
    }
}
