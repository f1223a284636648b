package com.ventora.core.models;

import com.fasterxml.jackson.annotation.JsonInclude;

/** An object in a model's JSON: what it has no value for is absent. */
@JsonInclude(JsonInclude.Include.NON_NULL)
interface Part {}
