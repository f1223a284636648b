package com.ventora.features.configurator;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Own;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The configurator's address. Its rules are evaluated by the server of the project, not in AEM: there it shows nothing. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/configurator",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ConfiguratorModel extends Own {

    @Self
    private ChoiceLinks links;

    public String getAction() {
        return links.pageAddress() + "#" + getId() + "-result";
    }
}
