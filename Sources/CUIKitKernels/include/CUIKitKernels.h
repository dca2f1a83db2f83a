#pragma once
#include "cells.h"
#include "images.h"
#include "rows.h"
#include "spans.h"
