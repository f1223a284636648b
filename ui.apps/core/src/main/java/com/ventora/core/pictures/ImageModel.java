package com.ventora.core.pictures;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.Image;
import com.adobe.cq.wcm.core.components.models.ImageArea;
import com.day.cq.wcm.api.designer.Style;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.links.TelephoneLinks;
import com.ventora.core.shared.Extended;
import com.ventora.core.shared.Part;
import java.util.List;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.Via;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.via.ResourceSuperType;

/** Image v3 with its sizes and formats, its areas, and whether its title is a caption and whether it is decorative. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/image",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ImageModel extends Extended<Image> {

    @Self
    @Via(type = ResourceSuperType.class)
    private Image core;

    @Override
    public Image getCore() {
        return core;
    }

    /** An area of the image map, with the public address of its link. */
    record Area(String shape, String coordinates, String relativeCoordinates, String href, String target, String alt)
        implements Part {}

    @Self
    private Pictures pictures;

    @ScriptVariable
    private Style currentStyle;

    public Picture getImage() {
        return pictures.of(resource);
    }

    public List<Area> getAreas() {
        var areas = core.getAreas();
        return areas == null || areas.isEmpty() ? null : areas.stream().map(ImageModel::area).toList();
    }

    public boolean isCaptioned() {
        var byPolicy = currentStyle == null ? null : currentStyle.get("displayPopupTitle", Boolean.class);
        var popup = Optional.ofNullable(properties().get("displayPopupTitle", Boolean.class)).orElse(byPolicy);
        return Boolean.FALSE.equals(popup) && core.getTitle() != null;
    }

    @JsonProperty("isDecorative")
    public boolean isDecorative() {
        return core.isDecorative();
    }

    private static Area area(ImageArea area) {
        return new Area(
            area.getShape(),
            area.getCoordinates(),
            area.getRelativeCoordinates(),
            TelephoneLinks.withPlus(area.getLink().getMappedURL()),
            area.getTarget(),
            area.getAlt());
    }
}
