package com.ventora.features.sizing;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Choices;
import com.ventora.core.shared.Own;
import com.ventora.features.catalogue.Figures;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The sizing helper before any input: its form, the tools to choose from, and the trades that fill it. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/sizinghelper",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class SizingHelperModel extends Own {

    private static final List<String> RESERVES = List.of("leaks", "growth");

    record Tool(String sku, String name) {}

    record Family(String title, List<Tool> tools) {}

    /** A row of the form: a tool, how many, and for how much of the time. */
    record Row(String sku, String count, String use) {

        static final Row EMPTY = new Row("", "1", "");
    }

    @Self
    private Shop shop;

    @Self
    private ChoiceLinks links;

    @Self
    private SizingUnits units;

    @Self
    private SizingPresets presets;

    @Self
    private LinkManager linkManager;

    public String getAction() {
        return links.pageAddress() + "#" + answer();
    }

    public String getUnits() {
        return units.system();
    }

    public ChoiceLinks.Units getUnitsLinks() {
        var reserves = new Choices();
        RESERVES.forEach(name -> reserves.and(name, getTyped().get(name).toString()));
        return links.inUnits(reserves, getId());
    }

    /** The tools whose product data includes their air consumption, by family. */
    public List<Family> getFamilies() {
        var families = new LinkedHashMap<String, List<Tool>>();
        for (var product : shop.catalogue().inFamily(shop.site() + ":family/air-tools")) {
            if (!isAirTool(product)) continue;
            var title = Objects.requireNonNullElse(shop.tagName(product.family()), "");
            families.computeIfAbsent(title, each -> new ArrayList<>()).add(new Tool(product.sku(), product.name(shop.locale())));
        }
        return families.entrySet().stream().map(each -> new Family(each.getKey(), each.getValue())).toList();
    }

    public List<Row> getRows() {
        return List.of(Row.EMPTY);
    }

    /** Initial values of the fields; authors can change the usual reserves. */
    public Map<String, Object> getTyped() {
        var typed = new LinkedHashMap<>(SizingNames.get().typed());
        for (var name : RESERVES) {
            var authored = properties().get(name, Double.class);
            if (authored != null) typed.put(name, SizingUnits.plain(BigDecimal.valueOf(authored)));
        }
        return typed;
    }

    public Map<String, SizingNames.Bounds> getBounds() {
        var bounds = new LinkedHashMap<>(SizingNames.get().bounds());
        bounds.putAll(SizingNames.get().measureBounds().get(units.system()));
        return bounds;
    }

    public List<String> getNoises() {
        return SizingNames.get().noises();
    }

    public List<Integer> getInlets() {
        return SizingNames.get().inlets();
    }

    public int getMaxRows() {
        return SizingNames.get().maxRows();
    }

    /** There are no errors before any input. */
    public List<String> getFaults() {
        return List.of();
    }

    public List<SizingPresets.Preset> getPresets() {
        return presets.of(resource, answer());
    }

    public Link<?> getQuoteLink() {
        var page = properties().get("quotePage", "");
        var link = page.isEmpty() ? null : linkManager.get(page).build();
        return link == null || !link.isValid() ? null : link;
    }

    /** The anchor of the result on the page. */
    private String answer() {
        return getId() + "-answer";
    }

    private static boolean isAirTool(Product product) {
        var figures = product.figures();
        return Figures.number(figures, "airConsumption").orElse(0) != 0 && Figures.number(figures, "workingPressure").orElse(0) != 0;
    }
}
