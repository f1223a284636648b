package com.ventora.features.dealers;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.ChoiceLinks.Address;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.Part;
import com.ventora.core.shared.WordOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** Dealers of a country by region, and neighbours across the border, with a map; or a single requested dealer. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/dealerfinder",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class DealerFinderModel extends Own {

    @ValueMapValue(name = "jcr:title")
    @JsonProperty
    private String title;

    @ValueMapValue
    @JsonProperty
    private String titleType;

    @ValueMapValue
    private boolean hideMap;

    /** @param kind `region`, or without a title `border` for those across it, `single` for a requested dealer */
    record Group(String title, String kind, List<DealerEntry> dealers) implements Part {}

    /** A country with dealers. */
    record Country(String country, int count, boolean isShown, Address link) {}

    @Self
    private Finder finder;

    @Self
    private FinderQuestion question;

    @Self
    private FinderFilters filters;

    @Self
    private FinderMaps maps;

    @Self
    private DealerEntries entries;

    @Self
    private ChoiceLinks links;

    /** In list order. */
    private final List<Dealer> shown = new ArrayList<>();

    @JsonProperty
    private final List<Group> groups = new ArrayList<>();

    @PostConstruct
    void group() {
        if (getIsSingle()) {
            groups.add(group(null, "single", question.single()));
            return;
        }
        var regions = new TreeMap<String, List<Dealer>>(new WordOrder(finder.locale()));
        for (var dealer : question.fitting(finder.dealers().of(question.country()))) {
            var region = Objects.requireNonNullElse(dealer.text("region", finder.locale()), "");
            regions.computeIfAbsent(region, each -> new ArrayList<>()).add(dealer);
        }
        regions.forEach((region, dealers) -> groups.add(group(region, "region", dealers)));
        var neighbours = question.fitting(finder.dealers().beyondBorderOf(question.country()));
        if (!neighbours.isEmpty()) groups.add(group(null, "border", neighbours));
    }

    public String getAction() {
        return links.pageAddress() + "#" + getId();
    }

    public Address getAddress() {
        return links.to(question.choices(), getId());
    }

    public Address getClear() {
        return links.to(Map.of(), getId());
    }

    public String getHome() {
        return finder.home();
    }

    public boolean getIsSingle() {
        return !question.single().isEmpty();
    }

    /** The parameter of the address with an invalid value. */
    public String getRefused() {
        return question.refused();
    }

    public Integer getRadius() {
        return question.radius();
    }

    public boolean getIsBeyond() {
        return false;
    }

    public FinderFilters.Filters getFilters() {
        return filters.get();
    }

    public int getTotal() {
        return shown.size();
    }

    public List<Country> getCountries() {
        var counts = new TreeMap<String, Integer>();
        finder.dealers().all().forEach(dealer -> counts.merge(dealer.country(), 1, Integer::sum));
        return counts.entrySet().stream().map(each -> country(each.getKey(), each.getValue())).toList();
    }

    public FinderMap getMap() {
        return hideMap ? null : maps.of(shown, getId());
    }

    private Country country(String code, int count) {
        var isHome = code.equals(finder.home());
        var isShown = !getIsSingle() && code.equals(question.country());
        return new Country(code, count, isShown, links.to(isHome ? Map.of() : Map.of("country", code.toLowerCase()), getId()));
    }

    private Group group(String title, String kind, List<Dealer> dealers) {
        var numbered = new ArrayList<DealerEntry>();
        for (var dealer : dealers) {
            shown.add(dealer);
            numbered.add(entries.of(dealer, shown.size(), getId()));
        }
        return new Group(title, kind, numbered);
    }
}
