package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.day.cq.wcm.api.designer.Style;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.shared.Children;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.Part;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** Column order, columns by name, rows of cells. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/table",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class TableModel extends Own {

    @ValueMapValue
    @JsonProperty
    private String caption;

    record Column(String title, Boolean sortable) implements Part {}

    record Row(String[] cells) implements Part {}

    @ScriptVariable
    private Style currentStyle;

    public List<String> getColumnOrder() {
        return Children.of(resource, "columns").stream().map(TableModel::nameOf).toList();
    }

    public Map<String, Column> getColumns() {
        var columns = new LinkedHashMap<String, Column>();
        for (var node : Children.of(resource, "columns")) {
            var properties = node.getValueMap();
            columns.put(
                nameOf(node),
                new Column(properties.get("title", String.class), properties.get("sortable", Boolean.class)));
        }
        return columns;
    }

    public List<Row> getRows() {
        return Children.of(resource, "rows").stream()
            .map(row -> new Row(row.getValueMap().get("cells", new String[0])))
            .toList();
    }

    public boolean isRowHeaders() {
        return properties().get("rowHeaders", currentStyle != null && currentStyle.get("rowHeaders", false));
    }

    private static String nameOf(Resource column) {
        return column.getValueMap().get("name", column.getName());
    }
}
