package com.ventora.features.calculators;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.day.cq.wcm.api.Page;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Choices;
import com.ventora.core.shared.Own;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** A calculator before any input: its form. The service answers it. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/calculator",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class CalculatorModel extends Own {

    private static final String USUAL_COUNTRY = "gb";

    @Self
    private ChoiceLinks links;

    @Self
    private LinkManager linkManager;

    @ScriptVariable
    private Page currentPage;

    @ValueMapValue
    @JsonProperty
    private String calculator;

    @ValueMapValue
    @JsonProperty
    private String nextText;

    /** Null for a calculator that does not exist, which shows nothing. */
    public String getAction() {
        return form() == null ? null : links.pageAddress() + "#" + answer();
    }

    public String getUnits() {
        var asked = links.units();
        if (asked != null) return asked;
        return CalculatorNames.get().usRegions().contains(region()) ? "us" : "metric";
    }

    public ChoiceLinks.Units getUnitsLinks() {
        return links.inUnits(new Choices(), answer());
    }

    public String getCurrency() {
        return country().currency();
    }

    /** The fields; those that depend on the country begin with its prices. */
    public JsonNode getGroups() {
        var form = form();
        if (form == null) return null;
        JsonNode groups = form.get(getUnits()).deepCopy();
        for (var field : groups.findParents("quantity")) {
            var figure = CalculatorNames.get().countryFields().get(field.path("name").asText());
            var usual = figure == null ? null : country().figures().get(getUnits()).get(figure);
            if (usual != null && field instanceof ObjectNode own) own.put("usual", usual);
        }
        return groups;
    }

    /** There are no errors before any input. */
    public List<String> getFaults() {
        return List.of();
    }

    public Link<?> getNextLink() {
        var page = properties().get("nextPage", "");
        var link = page.isEmpty() ? null : linkManager.get(page).build();
        return link == null || !link.isValid() ? null : link;
    }

    private Map<String, JsonNode> form() {
        return calculator == null ? null : CalculatorNames.get().forms().get(calculator);
    }

    private CalculatorNames.Country country() {
        var countries = CalculatorNames.get().countries();
        return countries.getOrDefault(region().toLowerCase(Locale.ROOT), countries.get(USUAL_COUNTRY));
    }

    private String region() {
        return currentPage.getLanguage(false).getCountry();
    }

    /** The anchor of the result on the page. */
    private String answer() {
        return getId() + "-answer";
    }
}
