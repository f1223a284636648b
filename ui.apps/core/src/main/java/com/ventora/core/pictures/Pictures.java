package com.ventora.core.pictures;

import com.adobe.cq.wcm.core.components.models.Image;
import com.day.cq.commons.DownloadResource;
import com.ventora.core.shared.ResourceWith;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.factory.ModelFactory;

/**
 * Pictures of image components, and of other components with their properties (teaser, card list): Core Components'
 * image provides address, widths and texts.
 */
@Model(adaptables = SlingHttpServletRequest.class)
public class Pictures {

    private static final String IMAGE = "ventora/components/image";

    @Self
    private SlingHttpServletRequest request;

    @OSGiService
    private ModelFactory models;

    /** The picture of a resource, whether its own or a page's; null if there is none. */
    public Picture of(Resource resource) {
        var image = models.getModelFromWrappedRequest(
            request, new ResourceWith(resource, Map.of("sling:resourceType", IMAGE)), Image.class);
        return PictureAddresses.of(image.getSrcUriTemplate()).map(addresses -> picture(resource, image, addresses)).orElse(null);
    }

    /** The component's own picture; it is not inherited from a page. */
    public Picture ownOf(Resource resource) {
        return resource != null && hasPicture(resource) ? of(resource) : null;
    }

    /** The featured image of a page. */
    public Picture featured(Resource pageContent) {
        return ownOf(pageContent.getChild("cq:featuredimage"));
    }

    /** The focal point of an asset, used unless overridden. */
    public static String assetFocalPoint(Resource asset) {
        return AssetMetadata.of(asset).get("focalPoint", String.class);
    }

    /** Whether a component has its own picture. */
    public static boolean hasPicture(Resource resource) {
        return resource.getValueMap().containsKey(DownloadResource.PN_REFERENCE) || resource.getChild("file") != null;
    }

    private Picture picture(Resource resource, Image image, PictureAddresses addresses) {
        var reference = image.getFileReference();
        var asset = reference == null ? null : resource.getResourceResolver().getResource(reference);
        return Picture.of(
            addresses,
            Arrays.stream(image.getWidths()),
            asset,
            Optional.ofNullable(image.getAlt()).orElse(""),
            image.isLazyEnabled(),
            Optional.ofNullable(image.getSizes()).filter(each -> !each.isEmpty()).orElse(null),
            Optional.ofNullable(resource.getValueMap().get("focalPoint", String.class))
                .filter(each -> !each.isEmpty())
                .orElse(assetFocalPoint(asset)));
    }
}
