package com.ventora.features.catalogue.products;

import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.WordOrder;
import com.ventora.features.catalogue.CatalogueNames;
import com.ventora.features.catalogue.Figures;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Products in the order chosen by the visitor, else by the author, else in catalogue order. */
@Model(adaptables = SlingHttpServletRequest.class)
public class ProductSorting {

    private static final String KEY = "sort_key";
    private static final String ORDER = "sort_order";
    private static final String NAME = "name";

    /** Fewer products need no sorting. */
    private static final int WORTH_SORTING = 4;

    /**
     * A sort option of a list.
     *
     * @param current whether it is the current one
     * @param order its direction; the link reverses it
     */
    record Sort(String key, boolean current, String order, ChoiceLinks.Address link) {}

    /** @param choices the choices that links to other pages of the list must keep */
    record Sorted(List<Product> products, List<Sort> sorts, Map<String, String> choices) {}

    @Self
    private Shop shop;

    @Self
    private ChoiceLinks links;

    /**
     * @param byDefault the author's key and order; null if there is none
     * @param anchor the target of links
     */
    Sorted sort(List<Product> products, String byDefault, String orderByDefault, String anchor) {
        var keys = CatalogueNames.get().sortKeys();
        var asked = links.chosen(KEY);
        var key = keys.containsKey(asked) ? asked : keys.containsKey(byDefault) ? byDefault : "";
        var isDescending = "desc".equals(asked.equals(key) ? links.chosen(ORDER) : orderByDefault);
        var order = isDescending ? "desc" : "asc";
        var useful = products.size() < WORTH_SORTING
            ? List.<String>of()
            : keys.keySet().stream().filter(each -> differs(products, each)).toList();
        return new Sorted(
            key.isEmpty() ? products : products.stream().sorted(by(key, isDescending)).toList(),
            useful.stream().map(each -> sort(each, each.equals(key), each.equals(key) ? order : "asc", anchor)).toList(),
            !asked.isEmpty() && asked.equals(key) ? choices(key, order) : Map.of());
    }

    private Sort sort(String key, boolean current, String order, String anchor) {
        var next = current && order.equals("asc") ? "desc" : "asc";
        return new Sort(key, current, order, links.to(choices(key, next), anchor));
    }

    private static Map<String, String> choices(String key, String order) {
        var choices = new LinkedHashMap<String, String>();
        choices.put(KEY, key);
        choices.put(ORDER, order);
        return choices;
    }

    private boolean differs(List<Product> products, String key) {
        Function<Product, ?> value = key.equals(NAME) ? name() : figure(key);
        return products.stream().map(value).filter(Objects::nonNull).distinct().count() > 1;
    }

    /** Products without the figure come last in either direction. */
    private Comparator<Product> by(String key, boolean isDescending) {
        return key.equals(NAME)
            ? Comparator.comparing(name(), directed(new WordOrder(shop.locale()), isDescending))
            : Comparator.comparing(figure(key), Comparator.nullsLast(directed(Comparator.<Double>naturalOrder(), isDescending)));
    }

    private static <T> Comparator<T> directed(Comparator<T> order, boolean isDescending) {
        return isDescending ? order.reversed() : order;
    }

    private Function<Product, String> name() {
        return product -> product.name(shop.locale());
    }

    private static Function<Product, Double> figure(String key) {
        var name = CatalogueNames.get().sortKeys().get(key);
        return product -> {
            var figure = Figures.number(product.figures(), name);
            return figure.isPresent() ? figure.getAsDouble() : null;
        };
    }
}
